export function priceLine(roomId: string, seasonId?: string): string {
  return JSON.stringify({
    roomId,
    ...(seasonId !== undefined && { seasonId }),
    baseAdults: 2,
    baseMinor: 1850000,
    extraAdultMinor: 300000,
    childMinor: 120000,
    extraBedMinor: 180000,
  });
}
