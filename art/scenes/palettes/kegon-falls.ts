import { tone, type Variant } from '../../parts/index.ts'

export const palette = (o: Variant) =>
  tone(
    o,
    {
      alt: 'Kegon Falls at Nikko in autumn, two visitors at the rail far below',
      ja: '華厳の滝',
      s0: '#5f8ea6',
      s1: '#c9d8cf',
      rock: ['#75685c', '#5a4f4c', '#8a7a68', '#494248'],
      lit: '#b8a488',
      fall: '#f7f5ec',
      fallS: '#b9ccd0',
      leaf: ['#7a2a1a', '#b5481f', '#d9832c', '#ecb24c'],
      leaf2: ['#3a4a34', '#5f6f40', '#93924c', '#c4b25c'],
      mist: '#eef0e6',
      pool: '#4f8a92',
      deck: '#2a2426',
      ice: 0,
    },
    {
      winter: {
        alt: 'Kegon Falls half frozen, blue ice on the cliff',
        ja: '華厳の氷',
        s0: '#6a80a4',
        s1: '#cdd6e2',
        rock: ['#4c5468', '#3b4256', '#5d667c', '#30364a'],
        lit: '#8d98ae',
        fall: '#ffffff',
        fallS: '#a3c0dc',
        leaf: ['#8593ac', '#b5c1d4', '#dde4ee', '#ffffff'],
        leaf2: ['#6d7a92', '#98a6bc', '#c9d2e0', '#f6f9fc'],
        mist: '#eef2f7',
        pool: '#4a7a9c',
        ice: 1,
      },
      summer: {
        alt: 'Kegon Falls in July, white water between green cliffs',
        ja: '華厳の夏',
        s0: '#4a8cae',
        s1: '#cfe2d6',
        leaf: ['#1d4a34', '#3a7040', '#6a9c50', '#a5c46c'],
        leaf2: ['#24503c', '#457a48', '#78a658', '#b4cc7c'],
        pool: '#3f9698',
      },
    },
  )

export type Palette = ReturnType<typeof palette>
