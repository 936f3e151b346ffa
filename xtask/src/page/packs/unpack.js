const packs = {};
// Answers like `fetch`, with one of the modules in a pack.
async function unpack(pack, name) {
    packs[pack] ??= WebAssembly.compileStreaming(fetch(new URL(`./parts/${pack}.wasm`, import.meta.url)));
    try {
        const [module] = WebAssembly.Module.customSections(await packs[pack], name);
        return new Response(module, { headers: { "content-type": "application/wasm" } });
    } catch (error) {
        // The next attempt asks the server again.
        delete packs[pack];
        throw error;
    }
}
