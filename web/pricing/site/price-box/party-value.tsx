import { partyInWords } from '#contract/party.ts'
import { counted } from '#core/words.ts'
import { piecesOf } from '#web/fleet/site/index.ts'
import { TooYoung } from '../too-young.tsx'
import type { Box } from './box.ts'

/** The party as it stands, with all that it brings. */
export function PartyValue({ box: { tour, choice, offered } }: { box: Box }) {
  const isKnown = choice.extras.length === 0 || offered.extras.length > 0
  const brings = [
    choice.largeCases === 0 ? 'no large suitcases' : counted(choice.largeCases, 'large suitcase'),
    ...offered.extras.flatMap(({ code, name }) => {
      const pieces = piecesOf(choice.extras, code)
      return pieces === 0 ? [] : [pieces === 1 ? name.toLowerCase() : `${pieces} × ${name.toLowerCase()}`]
    }),
  ]
  return (
    <>
      <bdi className="block font-semibold">{partyInWords(choice)}</bdi>
      <bdi className="block text-xs text-ink-2">{isKnown ? brings.join(', ') : 'Luggage and seats…'}</bdi>
      <TooYoung of={tour} ages={choice.childAges} className="mt-1" />
    </>
  )
}
