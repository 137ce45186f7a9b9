import { useState } from 'react'
import { type Opening, setOpeningDay } from '#contract/opening.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { DatePicker } from '#web/ui/date-picker.tsx'
import { longDay } from '#web/ui/day.ts'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextButton, TextLink } from '#web/ui/text-link.tsx'
import type { OpeningDeeds } from './deeds.ts'

/** What everybody reads of a closed house, and the day that they are told, if any. */
export function WhatVisitorsSee({ of: opening, deeds }: { of: Opening; deeds: OpeningDeeds }) {
  const [isChoosing, setChoosing] = useState(false)
  const [day, setDay] = useState<string | null>(opening.opensOn)
  const deed = useDeed()
  const hasCompany = opening.stations.some(({ id, needs }) => id === 'company' && needs[0]?.isMet)
  const save = async (opensOn: string | null) => {
    const answer: Opening | null = await deed.run({ opensOn }, (options) => call(setOpeningDay, { opensOn }, options))
    if (!answer) return
    setDay(answer.opensOn)
    setChoosing(false)
    deeds.onChange(answer, opensOn ? `Visitors read that you open on ${longDay(opensOn)}.` : 'Visitors read no day.')
  }
  return (
    <section aria-labelledby="visitors-see" className="border-t border-ink pt-3.5">
      <h2 id="visitors-see" className="font-semibold">
        Visitors see “{opening.wasOpen ? 'We are closed for now' : 'We open soon'}”
      </h2>
      <p className="mt-0.5 text-ink-2">
        {hasCompany
          ? 'with your address, mail and telephone'
          : 'with nothing but the name, until you enter the company'}
        {opening.opensOn ? `, and that nothing can be booked before ${longDay(opening.opensOn)}` : ', and no day'}.{' '}
        {/* Another page of the document: the server answers it as it answers everybody. */}
        <TextLink href="/" target="_blank" rel="noreferrer">
          Look<span className="sr-only"> at what visitors see, in a new tab</span>
        </TextLink>
      </p>
      {isChoosing ? (
        <div className="mt-3 grid gap-3">
          <FormRefusal of={deed.refusal} />
          <DatePicker label="The day you open" size="small" value={day} minDay={opening.today} onChange={setDay} />
          <div className="flex flex-wrap gap-2">
            <Button
              size="small"
              className="max-md:min-h-11"
              isDisabled={day === null}
              isPending={deed.isPending}
              onPress={() => save(day)}
            >
              Tell this day
            </Button>
            {opening.opensOn && (
              <Button size="small" className="max-md:min-h-11" isPending={deed.isPending} onPress={() => save(null)}>
                Tell no day
              </Button>
            )}
          </div>
        </div>
      ) : (
        <TextButton className="mt-1 max-md:min-h-11" onClick={() => setChoosing(true)}>
          {opening.opensOn ? 'Change the day' : 'Tell them a day'}
        </TextButton>
      )}
    </section>
  )
}
