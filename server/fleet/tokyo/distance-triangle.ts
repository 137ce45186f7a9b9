/**
 * Kilometres by road from door to door, as the triangle in a road atlas: each row leads to the areas before its own, in
 * the order of the areas.
 */
export const distanceTriangle: Record<string, readonly number[]> = {
  'chiyoda-chuo': [],
  minato: [5],
  shibuya: [9, 6],
  shinjuku: [9, 8, 5],
  taito: [6, 10, 15, 13],
  toshima: [11, 13, 9, 6, 10],
  'koto-odaiba': [9, 8, 14, 17, 13, 20],
  shinagawa: [9, 6, 8, 12, 15, 17, 8],
  haneda: [20, 17, 21, 25, 25, 29, 14, 14],
  maihama: [16, 17, 25, 26, 18, 28, 14, 20, 24],
  narita: [70, 75, 82, 82, 68, 80, 66, 76, 78, 56],
  yokohama: [34, 30, 31, 36, 39, 41, 30, 25, 20, 42, 100],
  kamakura: [58, 54, 54, 59, 63, 65, 54, 49, 44, 66, 124, 26],
  hakone: [98, 92, 88, 92, 104, 98, 96, 90, 88, 110, 168, 66, 54],
  'fuji-kawaguchiko': [116, 112, 106, 104, 122, 110, 120, 116, 124, 132, 186, 108, 96, 58],
  nikko: [146, 152, 154, 150, 140, 146, 150, 156, 164, 152, 172, 182, 208, 246, 222],
  kawagoe: [48, 52, 48, 42, 46, 36, 58, 56, 66, 62, 112, 68, 86, 104, 92, 128],
  mashiko: [116, 122, 126, 122, 110, 120, 118, 126, 134, 116, 112, 152, 178, 216, 218, 62, 124],
}
