import type { PictureToDraw } from './demo-tour.ts'

/** Prints that the tours name and the kit does not have yet. */
export const picturesToDraw: PictureToDraw[] = [
  {
    name: 'lake-motosu',
    scene: 'Mount Fuji mirrored whole in Lake Motosu on a still morning, one red canoe drawn up on the near shore.',
  },
  {
    name: 'ashi-boat',
    scene:
      'A white sightseeing boat crosses Lake Ashi towards a snow-capped Fuji above the hills, late winter afternoon.',
  },
  {
    name: 'museum-in-the-woods',
    scene: 'A glass roof low among tall beech trees in Hakone, two visitors on the forest path, early summer light.',
  },
  {
    name: 'great-buddha',
    scene:
      'The bronze Great Buddha of Kamakura seated between dark pines, a single visitor small at its foot, early ' +
      'morning.',
  },
  {
    name: 'kawagoe-bell',
    scene: 'The wooden bell tower of Kawagoe above a street of black clay storehouses, noren moving in the wind.',
  },
  {
    name: 'mashiko-kiln',
    scene:
      'A climbing kiln stepped up a wooded slope at Mashiko, fire glowing in one chamber, a potter with an armful ' +
      'of wood.',
  },
  {
    name: 'kappabashi-knives',
    scene: 'A knife shop in Kappabashi from the counter: blades in a row, a whetstone, the maker’s hands under a lamp.',
  },
  {
    name: 'print-carver',
    scene: 'A woodblock carver bent over a cherry block by a north window, curls of wood, a wave half cut.',
  },
  {
    name: 'bonsai-bench',
    scene:
      'An old white pine in a pot on a wooden bench at Omiya, a gardener’s ladder and bamboo fence behind, spring.',
  },
]
