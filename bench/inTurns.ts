/**
 * Measures several things in turns, every other round backwards, so that background load affects
 * each alike.
 * @returns what each round gave, by thing
 */
export async function inTurns<Thing extends string, Result>(
  things: readonly Thing[],
  rounds: number,
  measure: (thing: Thing) => Promise<Result>,
): Promise<Record<Thing, Result[]>> {
  const results = Object.fromEntries(things.map((thing) => [thing, [] as Result[]])) as Record<
    Thing,
    Result[]
  >;
  for (let round = 0; round < rounds; round += 1) {
    const order = round % 2 === 0 ? things : things.toReversed();
    for (const thing of order) results[thing].push(await measure(thing));
  }
  return results;
}
