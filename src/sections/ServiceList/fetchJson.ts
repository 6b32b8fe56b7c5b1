/** Caches results by address; failed requests are repeated. */
export function keeping<Value>(
  load: (url: string) => Promise<Value>,
): (url: string) => Promise<Value> {
  const kept = new Map<string, Promise<Value>>();
  return (url) => {
    const loaded = kept.get(url) ?? load(url);
    kept.set(url, loaded);
    loaded.catch(() => kept.delete(url));
    return loaded;
  };
}

export async function fetchJson<Data>(url: string): Promise<Data> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The search was answered with ${response.status}`);
  return (await response.json()) as Data;
}
