"""Makes the shards of a plan on a Ray cluster.

    python ray_shards.py PROGRAM FOLDER

PROGRAM is `ansa`, and FOLDER the folder that `ansa plan make` has written. Every machine of the cluster must see both
under these paths. Without a cluster (RAY_ADDRESS), Ray uses the cores of this machine.
"""

import os
import shutil
import subprocess
import sys

import ray


# A worker that dies is replaced, and the shard is tried again. An error of the program ends the run.
@ray.remote(num_cpus=1, max_retries=10)
def make(program, folder, shard):
    subprocess.run([program, "plan", "run", folder, shard], check=True)
    return shard


def main(program, folder):
    # Workers may start in another folder.
    program, folder = os.path.abspath(shutil.which(program) or program), os.path.abspath(folder)
    missing = subprocess.run(
        [program, "plan", "status", "--missing", folder], check=True, capture_output=True, text=True
    ).stdout.split()
    ray.init()
    tasks = [make.remote(program, folder, shard) for shard in missing]
    while tasks:
        done, tasks = ray.wait(tasks)
        for shard in ray.get(done):
            print(f"shard {shard} is made, {len(tasks)} are left", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
