import type { NewGuide } from '../save-resources.store.ts'
import { demoId } from './demo-id.rules.ts'
import { sealOf } from './demo-seals.ts'
import { fiveDaysWithRestFrom, type Shift, shifts } from './demo-shifts.rules.ts'

type Draft = Omit<NewGuide, 'id'>

/** Guides set out with the car, from its garage. */
const guide =
  (shift: Shift, garage: 'shinagawa' | 'koto') =>
  (name: string, firstRest: number, registrationNumber: string | null, ...others: string[]): Draft => ({
    name,
    garage,
    workingDays: fiveDaysWithRestFrom(firstRest),
    ...shifts[shift],
    languages: ['ja', 'en', ...others],
    registrationNumber,
  })

const [earlyShinagawa, earlyKoto] = [guide('early', 'shinagawa'), guide('early', 'koto')]
const [dayShinagawa, dayKoto] = [guide('day', 'shinagawa'), guide('day', 'koto')]
const [lateShinagawa, lateKoto] = [guide('late', 'shinagawa'), guide('late', 'koto')]

const drafts: Draft[] = [
  earlyShinagawa('Emi Takahashi', 1, 'EN02417'),
  earlyShinagawa('Naoko Shimizu', 3, 'ES00386', 'es'),
  earlyKoto('Kenta Yoshida', 5, 'EN03952'),
  earlyKoto('Claire Dubois', 7, null, 'fr'),
  dayShinagawa('Haruka Ono', 1, 'FR00214', 'fr'),
  dayShinagawa('Sayuri Kobayashi', 2, 'DE00127', 'de'),
  dayShinagawa('James Whitfield', 4, null),
  dayShinagawa('Mei-Ling Chen', 5, 'ZH01733', 'zh'),
  dayKoto('Tomoko Aoki', 3, 'EN01108'),
  dayKoto('Marco Bellini', 6, 'IT00059', 'it'),
  lateShinagawa('Rie Nakajima', 1, 'EN04260', 'zh'),
  lateShinagawa('Ji-Woo Park', 3, 'KO00841', 'ko'),
  lateKoto('Yuta Hirano', 5, 'EN03377'),
  lateKoto('Diego Ramos', 7, null, 'es'),
]

export const demoGuides: NewGuide[] = drafts.map((draft, index) => ({
  id: demoId('guide', index + 1),
  ...draft,
  seal: sealOf(draft.name),
}))
