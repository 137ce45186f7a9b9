import type { LonLat } from './plane.ts'

export type NameKind = 'summit' | 'town' | 'sea' | 'area'
/** The reach, in kilometres, says how large the named thing is: a name is only written where its thing can be seen. */
export type PlaceName = { kind: NameKind; name: string; at: LonLat; reach: number }

/** Kind, name, longitude, latitude, reach; the first ones take precedence where it is crowded. */
export const placeNames: PlaceName[] = `
summit Mt_Fuji 138.7274 35.3606 30
town Tokyo 139.75 35.69 12
town Yokohama 139.635 35.45 9
town Kamakura 139.55 35.32 5
town Odawara 139.155 35.26 7
town Hakone 139.05 35.235 6
town Atami 139.07 35.1 6
town Numazu 138.86 35.1 8
town Otsuki 138.94 35.61 7
town Hachioji 139.33 35.66 7
town Kawagoe 139.485 35.92 6
town Chiba 140.12 35.61 9
town Narita 140.32 35.78 7
town Utsunomiya 139.88 36.56 14
town Nikko 139.61 36.75 6
town Tsukuba 140.1 36.08 11
town Choshi 140.83 35.73 8
area Tanzawa 139.14 35.46 11
sea Tokyo_Bay 139.87 35.5 17
sea Sagami_Bay 139.36 35.18 22
sea Suruga_Bay 138.63 34.95 20
sea Pacific_Ocean 140.75 35.3 40
area Kasumigaura 140.4 36.02 16
area Lake_Kawaguchi 138.737 35.513 3.2
area Lake_Ashi 139.012 35.21 3.5
area Lake_Chuzenji 139.46 36.738 3.2
area Sumida 139.788 35.689 1.6
area Arakawa 139.822 35.728 2.4
area Tama 139.56 35.645 6
area Imperial_Palace 139.752 35.685 1.3
area Shinjuku 139.697 35.691 1.6
area Shibuya 139.699 35.657 1.5
area Ikebukuro 139.711 35.73 1.5
area Ueno 139.774 35.716 1.3
area Asakusa 139.796 35.712 1.2
area Ginza 139.765 35.671 1.1
area Roppongi 139.731 35.663 1.2
area Shinagawa 139.74 35.627 1.5
area Odaiba 139.778 35.624 1.5
area Yoyogi 139.697 35.673 1.2
area Haneda 139.785 35.55 2.5
`
  .trim()
  .split('\n')
  .map((row) => {
    const [kind, name, longitude, latitude, reach] = row.split(' ')
    return {
      kind: kind as NameKind,
      name: (name ?? '').replace('_', ' '),
      at: [Number(longitude), Number(latitude)],
      reach: Number(reach),
    }
  })
