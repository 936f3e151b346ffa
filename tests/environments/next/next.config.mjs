// Pages as files, for any static host.
export default { output: "export" };
