import { tone, type Variant } from '../../parts/index.ts'

export const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'The vermilion Shinkyo bridge at Nikko over the Daiya river, late October',
      ja: '神橋の秋',
      s0: '#8fa8a8',
      s1: '#d9dcc6',
      fog: '#efe8d0',
      m1: '#8a8a70',
      m2: '#6d5a44',
      leaf: [
        ['#6d2419', '#a8361f', '#d1592a', '#e8924a'],
        ['#7a4a16', '#b8781f', '#dda337', '#f0c864'],
        ['#2f4a38', '#4a6a48', '#77905a', '#a3b070'],
      ],
      rock: '#4a4a4c',
      rockL: '#7d7c76',
      w: ['#b9d4cc', '#5f9a9c', '#23606c'],
      foam: '#f4f4ea',
      red: '#c8432a',
      redD: '#8a2a1f',
      cap: '',
    },
    {
      snow: {
        alt: 'The vermilion Shinkyo bridge at Nikko in falling snow',
        ja: '神橋の雪',
        s0: '#7d8aa0',
        s1: '#c3cbd6',
        fog: '#e6eaee',
        m1: '#93a0b4',
        m2: '#6a7890',
        leaf: [
          ['#8593ac', '#b3c0d3', '#dbe2ec', '#ffffff'],
          ['#7d8ca6', '#a9b7cb', '#d3dce8', '#ffffff'],
          ['#3a4a5a', '#5d7080', '#a9b8c6', '#f3f6f9'],
        ],
        rock: '#3f4656',
        rockL: '#6d7688',
        w: ['#a9bccb', '#4f7a90', '#1d4660'],
        foam: '#f6f9fb',
        cap: '#f7f9fb',
      },
      summer: {
        alt: 'The vermilion Shinkyo bridge at Nikko among July green',
        ja: '神橋の緑',
        s0: '#86aeb4',
        s1: '#d3e2c8',
        fog: '#e6eed4',
        m1: '#7d9c80',
        m2: '#52785c',
        leaf: [
          ['#1f4a34', '#3a6e40', '#62944c', '#9cbc64'],
          ['#2a5438', '#4c8048', '#7aa656', '#b4cc78'],
          ['#1b4034', '#2f6044', '#55845a', '#86a870'],
        ],
        w: ['#bfe0d4', '#4fa09c', '#1b6268'],
      },
    },
  )

export type Palette = ReturnType<typeof palette>
