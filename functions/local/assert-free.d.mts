export function assertFree(
  ports: readonly (readonly [variable: string, number: number])[],
  patience?: number,
): Promise<void>;
