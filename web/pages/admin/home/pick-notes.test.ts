import { expect, test } from 'vitest'
import type { HomeFront } from '../../home/home-front.ts'
import { notesOfPicks } from './pick-notes.ts'

const tours = (...slugs: string[]) => slugs.map((slug) => ({ slug })) as HomeFront['featured']
const pick = (slug: string, passedOver: 'archived' | 'hidden-line' | null = null) => ({
  ...{ id: slug, slug, title: slug, passedOver },
})
const nothing = { top: [], popular: [], featured: [] }

test('each pick says what becomes of it: shown, passed over, further up already, or waiting', () => {
  const home = { top: tours('fuji'), popular: [], featured: tours('ginkgo', 'snow') }
  const picks = [
    ...[
      pick('avenue'),
      pick('ginkgo'),
      pick('fuji'),
      pick('river'),
      pick('gone', 'archived'),
      pick('hid', 'hidden-line'),
    ],
    ...[pick('snow'), pick('tea')],
  ]
  expect(notesOfPicks({ tours: picks, shown: 2 }, { home, named: ['river'] })).toEqual([
    'Passed over: its print is on the page already.',
    'On the page.',
    'Stands further up on the page already, so the next one moves up.',
    'Stands further up on the page already, so the next one moves up.',
    'Passed over: it is archived. It stands here again once it is back.',
    'Passed over: its category is hidden.',
    'On the page.',
    'Waits: the page shows 2.',
  ])
})

test('where there is room the last one is passed over too, and where none are shown all of them wait', () => {
  const picks = [pick('ginkgo'), pick('tea')]
  const home = { ...nothing, featured: tours('ginkgo') }
  expect(notesOfPicks({ tours: picks, shown: 3 }, { home, named: [] }).at(-1)).toMatch(/its print/)
  expect(notesOfPicks({ tours: picks, shown: 0 }, { home: nothing, named: [] })).toEqual(
    picks.map(() => 'Waits: the page shows none.'),
  )
})
