"use client";

import "ansa/react";
import { useState } from "react";

export function Replay({ record }) {
  const [shown, setShown] = useState("");
  const [ply, setPly] = useState(2);
  return (
    <>
      <arimaa-board record={record} ply={ply} onply={({ detail }) => setShown(detail.label)} />
      <p role="status">{shown}</p>
      <button type="button" onClick={() => setPly(3)}>
        Play a turn
      </button>
    </>
  );
}
