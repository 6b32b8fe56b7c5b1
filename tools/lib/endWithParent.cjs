/**
 * Loaded by a command that run() binds to its own life: the end of this pipe is that of the process
 * that started it, even one that was killed. Processes it starts itself inherit the option, not the
 * pipe.
 */
const { Socket } = require("node:net");

if (process.env.FTS_PARENT_PIPE) {
  delete process.env.FTS_PARENT_PIPE;
  new Socket({ fd: 3 })
    .on("close", () => process.exit(1))
    .unref()
    .resume();
}
