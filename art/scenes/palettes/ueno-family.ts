import { PINK, tone, type Variant } from '../../parts/index.ts'

export const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'A child on her father’s shoulders reaches for the cherry blossom in Ueno Park',
      ja: '上野の花見',
      s0: '#8fb6c6',
      s1: '#d3dfd8',
      s2: '#f6e7cd',
      bl: PINK,
      body: '#dcb3bb',
      bark: '#33272a',
      path: ['#efe2cd', '#cdbba8', '#8f8488'],
      lamp: '#f2e3cf',
      lit: 0,
      pond: '#b9cdc8',
      rim: '#fff0d4',
      leaf: '#f6dcd8',
    },
    {
      dusk: {
        alt: 'Paper lanterns come on along the cherry walk at Ueno; a child on her father’s shoulders',
        ja: '上野の夕桜',
        s0: '#1f2f5c',
        s1: '#6a6594',
        s2: '#e8a183',
        bl: ['#5a4470', '#936a8c', '#cf98a6', '#efc3b8', '#fde4cf'],
        body: '#7d587e',
        bark: '#1b1624',
        path: ['#c98f80', '#7d6480', '#2f2f52'],
        lamp: '#ffd890',
        lit: 1,
        pond: '#8a7896',
        rim: '#ffc58a',
        leaf: '#f4c9bd',
      },
    },
  )

export type Palette = ReturnType<typeof palette>
