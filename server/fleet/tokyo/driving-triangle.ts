/**
 * Minutes from door to door around noon, as the triangle in a road atlas: each row leads to the areas before its own,
 * in the order of the areas.
 */
export const drivingTriangle: Record<string, readonly number[]> = {
  'chiyoda-chuo': [],
  minato: [15],
  shibuya: [25, 15],
  shinjuku: [25, 20, 15],
  taito: [15, 25, 35, 30],
  toshima: [25, 30, 25, 15, 25],
  'koto-odaiba': [20, 15, 30, 30, 25, 35],
  shinagawa: [20, 15, 20, 25, 30, 35, 15],
  haneda: [30, 25, 35, 40, 35, 45, 20, 20],
  maihama: [25, 25, 40, 40, 25, 45, 20, 25, 30],
  narita: [70, 75, 80, 80, 65, 80, 65, 75, 75, 55],
  yokohama: [45, 40, 45, 50, 50, 60, 40, 35, 30, 50, 100],
  kamakura: [70, 65, 65, 70, 75, 85, 65, 60, 55, 75, 120, 40],
  hakone: [120, 110, 105, 110, 125, 120, 120, 110, 105, 130, 175, 85, 75],
  'fuji-kawaguchiko': [115, 110, 105, 105, 120, 110, 120, 115, 120, 130, 175, 110, 105, 75],
  nikko: [130, 140, 140, 135, 125, 130, 135, 145, 150, 140, 150, 165, 195, 230, 190],
  kawagoe: [65, 70, 65, 55, 65, 50, 75, 70, 80, 80, 110, 80, 95, 100, 90, 125],
  mashiko: [125, 130, 135, 130, 120, 130, 125, 135, 135, 120, 120, 155, 185, 220, 210, 75, 125],
}
