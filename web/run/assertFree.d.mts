export function assertFree(ports: [variable: string, number: number][], patience?: number): Promise<void>;
