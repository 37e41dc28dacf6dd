/** What is kept under a key, or else made; beyond `most`, what was asked for longest ago is forgotten. */
export function keep<Value>(map: Map<string, Value>, key: string, most: number, make: () => Value): Value {
  const value = map.get(key) ?? make();
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return value;
}
