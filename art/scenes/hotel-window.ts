import { dots, fuji, line, mist, path, pool, rect, Scene, sky, skyline, stops, tokyoTower, W } from '../parts/index.ts'

export function hotelWindow() {
  const S = new Scene('hotel-window', 'Tokyo after dark from a high hotel room', { ja: '東京の夜', pos: '65% 60%' })
  S.add(sky(S, stops([0, '#0c1a36'], [0.3, '#1f3d63'], [0.52, '#5f7b93'], [0.66, '#d0a58a'], [0.72, '#f0c391'])))
  S.add(mist(200, 330, 620, 12, '#4f6d8c', 0.6), mist(900, 260, 600, 12, '#3f5f82', 0.6))
  const F = fuji(6, 420, 560, 170, 330, { snowline: 0.34 })
  S.add(path(F.body, S.grad(stops([0, '#4f6684'], [1, '#c9a08c']))), path(F.snow, '#c9d0d6', 'opacity=".6"'))
  S.add(
    S.cut(
      skyline(S, 12, 800, 70, 150, '#4f6480', { w0: 40, w1: 80, lit: 0.12, win: '#f6d293' }),
      tokyoTower(1060, 860, 560, '#e2633c', '#ffe0a0'),
      skyline(S, 14, 880, 90, 190, '#2c4260', { w0: 50, w1: 110, lit: 0.16, win: '#f6d293' }),
      skyline(S, 15, 1000, 110, 210, '#182a44', { w0: 70, w1: 140, lit: 0.14, win: '#fbdc9c' }),
    ),
    pool(S, 1060, 640, 230, 330, '#ff9a5a', 0.35),
  )
  S.add(dots(5, 90, 0, W, 850, 960, 3.5, '#ffd98e'), dots(6, 26, 0, W, 700, 960, 4, '#e2492f'))
  drawRoom(S)
  return S
}

/** Room: frame, sill, chair, lamp. */
function drawRoom(S: Scene) {
  S.add(
    S.cut(
      rect(0, 960, W, 120, S.grad(stops([0, '#3a2c28'], [1, '#1c1618']))),
      rect(0, 944, W, 20, '#5d4638'),
      path('M780 -10h18v960h-18z', '#1c1a20'),
      rect(0, -10, W, 46, '#17151b'),
      path(
        'M-10-10H150Q120 400 160 960H-10z',
        S.grad(stops([0, '#8a7f74'], [0.5, '#c9bba4'], [1, '#6f6459']), { x2: 1, y2: 0 }),
      ),
      line('M40 0Q30 500 46 960M84 0Q70 500 96 960M120 0Q100 460 132 960', '#5d5349', 4, 'opacity=".6"'),
      path(
        'M1610-10H1470Q1500 400 1460 960H1610z',
        S.grad(stops([0, '#6f6459'], [0.5, '#b9ab95'], [1, '#8a7f74']), { x2: 1, y2: 0 }),
      ),
      line('M1510 0Q1530 500 1500 960M1556 0Q1570 500 1546 960', '#5d5349', 4, 'opacity=".6"'),
    ),
  )
  S.add(
    S.cut(
      path('M250 1067V900Q250 780 330 770H470Q540 776 540 860V930H660Q700 936 700 980V1067z', '#7d3b32'),
      path('M290 1067V910Q296 810 350 802H460Q506 806 508 860V950H300', '#97493c'),
      path('M508 930H660Q696 936 696 976H500z', '#a8574a'),
      rect(1270, 660, 8, 340, '#c9a452'),
      path('M1206 660l30-110h76l30 110z', S.grad(stops([0, '#f6d293'], [1, '#fff0cc']))),
      rect(1236, 996, 76, 10, '#c9a452'),
      rect(900, 930, 140, 8, '#c9a452'),
      rect(962, 938, 12, 130, '#8a6d33'),
      path('M930 930q0-28 4-34h30q4 6 4 34z', '#e9e2d4', 'opacity=".8"'),
    ),
    pool(S, 1274, 640, 300, 280, '#ffd98e', 0.5),
  )
}
