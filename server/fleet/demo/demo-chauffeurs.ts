import type { VehicleClass } from '#contract/catalogue.ts'
import type { NewChauffeur } from '../save-resources.store.ts'
import { demoId } from './demo-id.rules.ts'
import { sealOf } from './demo-seals.ts'
import { fiveDaysWithRestFrom, type Shift, shifts } from './demo-shifts.rules.ts'

const cars: VehicleClass[] = ['sedan', 'alphard']
const vans: VehicleClass[] = [...cars, 'hiace']
const buses: VehicleClass[] = [...vans, 'hiaceLong', 'coaster']

type Draft = Omit<NewChauffeur, 'id' | 'languages'>

const chauffeur =
  (shift: Shift, garage: 'shinagawa' | 'koto') =>
  (name: string, firstRest: number, drives: VehicleClass[], licenceNumber: string): Draft => ({
    name,
    garage,
    workingDays: fiveDaysWithRestFrom(firstRest),
    ...shifts[shift],
    licenceNumber,
    drives,
  })

const [earlyShinagawa, earlyKoto] = [chauffeur('early', 'shinagawa'), chauffeur('early', 'koto')]
const [dayShinagawa, dayKoto] = [chauffeur('day', 'shinagawa'), chauffeur('day', 'koto')]
const [lateShinagawa, lateKoto] = [chauffeur('late', 'shinagawa'), chauffeur('late', 'koto')]

const drafts: Draft[] = [
  earlyShinagawa('Kenji Sakamoto', 1, cars, '309214507730'),
  earlyShinagawa('Masaru Otsuka', 3, buses, '308811203460'),
  earlyShinagawa('Noriko Uchida', 5, vans, '300416882150'),
  earlyKoto('Hiroshi Nagai', 7, buses, '308509134720'),
  earlyKoto('Rajesh Thapa', 2, cars, '301733650980'),
  dayShinagawa('Takeshi Morita', 1, buses, '309007756310'),
  dayShinagawa('Yuko Hayashida', 2, buses, '301122094560'),
  dayShinagawa('Shinichi Arai', 3, vans, '309618340270'),
  dayShinagawa('Daisuke Fujimoto', 4, cars, '300825917640'),
  dayKoto('Kazuya Ishikawa', 5, buses, '309312468050'),
  dayKoto('Mai Sugawara', 6, vans, '301540273190'),
  dayKoto('Tetsuya Kuroda', 7, cars, '309930158420'),
  lateShinagawa('Satoshi Matsunaga', 1, cars, '300219674830'),
  lateShinagawa('Paulo Nakamura', 2, vans, '301238405570'),
  lateShinagawa('Koichi Endo', 3, cars, '308714920660'),
  lateKoto('Osamu Nishio', 4, buses, '308916037240'),
  lateKoto('Akira Hamada', 5, cars, '300627581390'),
  lateKoto('Wei Lin', 6, vans, '301419862750'),
]

/** What they speak beside Japanese and some English. */
const otherLanguages: Record<string, string[]> = {
  'Rajesh Thapa': ['ne', 'hi'],
  'Yuko Hayashida': ['fr'],
  'Mai Sugawara': ['ko'],
  'Paulo Nakamura': ['pt', 'es'],
  'Wei Lin': ['zh'],
}

export const demoChauffeurs: NewChauffeur[] = drafts.map((draft, index) => ({
  id: demoId('chauffeur', index + 1),
  ...draft,
  seal: sealOf(draft.name),
  // Every sixth works less than the others.
  contractMonthMinutes: (index % 6 === 5 ? 120 : 173) * 60,
  languages: ['ja', 'en', ...(otherLanguages[draft.name] ?? [])],
}))
