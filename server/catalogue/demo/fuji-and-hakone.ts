import type { DemoCategory, DemoTour } from './demo-tour.ts'
import { fujiTours } from './fuji.ts'
import { fujiAndFurtherTours } from './fuji-and-further.ts'
import { hakoneTours } from './hakone.ts'

export const fujiAndHakone: DemoCategory = {
  slug: 'fuji-and-hakone',
  letter: 'F',
  name: 'Fuji and Hakone',
  summary: 'One line, two valleys: the lakes north of the mountain and the hot springs east of it.',
  description:
    'Leave early, and choose one of the two. The lakes are for clear mornings from October to April. The baths, the ' +
    'museums and the cedars of Hakone are better in rain than most places in sun. Both in eight hours is not possible, ' +
    'and we would rather say so here than on the expressway.',
  picture: 'chureito-autumn',
}

export const fujiAndHakoneTours: DemoTour[] = [...fujiTours, ...fujiAndFurtherTours, ...hakoneTours]
