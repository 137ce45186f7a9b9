import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { chauffeurEvening } from '#web/ui/prints/chauffeur-evening.generated.ts'
import { sakuraMoat } from '#web/ui/prints/sakura-moat.generated.ts'
import { templeSnow } from '#web/ui/prints/temple-snow.generated.ts'
import type { Tense } from './trips-address.ts'

const words: Record<Tense, { title: string; text: string; print: typeof sakuraMoat }> = {
  upcoming: {
    title: 'No trips yet',
    text: 'What you book stands here, with its voucher, who drives you, and everything that can be changed.',
    print: chauffeurEvening,
  },
  past: {
    title: 'No day lies behind you yet',
    text: 'When one does, you find its receipt here, and can book it again or say how it was.',
    print: sakuraMoat,
  },
  cancelled: {
    title: 'Nothing was cancelled',
    text: 'Days that you cancel, and holds that ended, stay here with what came back.',
    print: templeSnow,
  },
}

/** Nothing in this tab: what will be here, and one way on. */
export function NoTrips({ when }: { when: Tense }) {
  const { title, text, print } = words[when]
  return (
    <EmptyState
      title={title}
      print={print}
      action={
        <ButtonLink to="/tour/grid" variant={when === 'upcoming' ? 'primary' : 'outline'}>
          Choose a day out
        </ButtonLink>
      }
    >
      {text}
    </EmptyState>
  )
}
