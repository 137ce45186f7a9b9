const picture = { path: 'prints/a', alt: 'A lake' }

/** As much of a line and of a tour on the wire as pages take apart. */
export const lineAnswer = { slug: 'evenings', letter: 'E', name: 'Evenings', tourCount: 1, picture }
export const tourAnswer = {
  slug: 'fuji',
  title: 'Fuji',
  category: { slug: 'fuji', letter: 'F', name: 'Fuji' },
  station: 1,
  duration: 600,
  price: 98_000,
  cover: picture,
  pictures: [picture],
  pickUp: { name: 'Your hotel' },
  startTimes: ['05:00'],
}
