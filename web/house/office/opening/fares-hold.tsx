import { lookedAtFares, type Opening } from '#contract/opening.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import type { OpeningDeeds } from './deeds.ts'

/** The fares that came with the house are looked at once, by a person, before guests pay them. */
export function FaresHold({ deeds, look }: { deeds: OpeningDeeds; look: string | undefined }) {
  const deed = useDeed()
  const hold = async () => {
    const answer: Opening | null = await deed.run({}, (options) => call(lookedAtFares, undefined, options))
    if (answer) deeds.onChange(answer, 'Noted: your fares hold.')
  }
  return (
    <div className="grid gap-3">
      <FormRefusal of={deed.refusal} />
      <div className="flex flex-wrap gap-2">
        {look && (
          <ButtonLink to={look} variant="primary" size="small" className="max-md:min-h-11">
            Look at the fares
          </ButtonLink>
        )}
        <Button size="small" className="max-md:min-h-11" onPress={hold} isPending={deed.isPending}>
          They hold
        </Button>
      </div>
    </div>
  )
}
