/**
 * Has V8 run a function nine times as long before it compiles it to machine code, and collect new
 * objects on the thread that made them. Programs of a minute or two win less by V8's other threads
 * than these take, see docs/decisions.md.
 */
require("node:v8").setFlagsFromString("--interrupt-budget=600000 --no-parallel-scavenge");
