import { findProposals } from '#contract/dispatch-moves.ts'
import { call } from '#web/platform/api.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { boardStore } from '../board-store.ts'

/** As many as the call takes; the others come when these have their crew. */
const mostAtOnce = 20

/** Asks for the crews of these bookings, and anew whenever one of them changed under our eyes but not by our own deed. */
export function useProposals(references: readonly string[], { isPending }: { isPending: boolean }) {
  const asked = references.slice(0, mostAtOnce)
  const versions = boardStore((state) =>
    (state.board?.jobs ?? [])
      .filter(({ reference }) => asked.includes(reference))
      .map(({ reference, version }) => `${reference} ${version}`)
      .join(' '),
  )
  const found = useAsked(
    { key: `${asked} ${versions}`, mustWait: isPending, ask: () => call(findProposals, { references: asked }) },
    0,
  )
  return { ...found, left: references.length - asked.length }
}
