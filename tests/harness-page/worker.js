if (location.search === "?throw") { throw new Error("thrown by the worker"); }
if (location.search === "?console") { console.error("said by the worker"); }
if (location.search === "?foreign") { fetch("http://elsewhere.example/worker").catch(() => {}); }
