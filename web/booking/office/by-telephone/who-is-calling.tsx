import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { type Caller, findCallers } from '#contract/phone-booking.ts'
import { counted } from '#core/words.ts'
import { useKeys } from '#web/platform/keys.ts'
import { questionOf } from '#web/platform/question-of.ts'
import { useAsked } from '#web/platform/use-asked.ts'
import { plainDay } from '#web/ui/day.ts'
import { TextField } from '#web/ui/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Key } from '#web/ui/office/key.tsx'
import { Panel } from '#web/ui/office/panel.tsx'
import { spacedPhone } from '#web/ui/office/spaced-phone.ts'
import { ChoiceRow } from './choice-row.tsx'
import type { OpenCall } from './use-call.ts'

type WhoIsCallingProps = { of: OpenCall; faults: Partial<Record<string, string>> }

const somebodyNew = 'new'

/** The first question of a call. Who booked before is found by a few letters of anything they say. */
export function WhoIsCalling({ of: { draft, change, setKnown }, faults }: WhoIsCallingProps) {
  const [picked, setPicked] = useState<string | null>(draft.email ? somebodyNew : null)
  const [q, setQ] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const mail = useRef<HTMLInputElement | HTMLTextAreaElement>(null)
  const found = useAsked(q.trim().length >= 2 ? questionOf(findCallers, { q: q.trim() }) : null)
  const callers = found.answer?.callers ?? []

  const type = (name: string) => {
    change({ name })
    setQ(name)
    if (picked !== somebodyNew) {
      setPicked(null)
      setKnown('')
    }
  }
  const pick = (caller: Caller) => {
    setPicked(caller.email)
    setKnown(caller.email)
    change({
      name: caller.name,
      email: caller.email,
      phone: spacedPhone(caller.phone),
      // The whole name: which part of it is the family's, nobody can know.
      nameBoard: caller.nameBoard || caller.name.slice(0, 60),
    })
  }
  const pickNew = () => {
    setPicked(somebodyNew)
    setKnown('')
    setQ('')
    // What was typed to look somebody up is a mail or a number of theirs.
    if (draft.name.includes('@')) change({ name: '', email: draft.name.trim() })
    else if (/^[\d\s()+.-]{5,}$/.test(draft.name)) change({ name: '', phone: draft.name.trim() })
    mail.current?.focus()
  }
  useKeys({ N: { does: 'Somebody new is calling', run: pickNew } })
  const intoList = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'ArrowDown') return
    const first = list.current?.querySelector('input')
    if (!first) return
    event.preventDefault()
    first.focus()
    if (callers[0]) pick(callers[0])
  }

  return (
    <Panel title="Who is calling">
      <div className="grid gap-x-4 gap-y-3 md:grid-cols-3">
        <TextField
          size="small"
          label="Name, mail or number"
          onKeyDown={intoList}
          name="name"
          autoComplete="off"
          autoFocus={draft.name === ''}
          leading={<Icon of={Search} dense className="text-ink-2" />}
          value={draft.name}
          onChange={type}
          maxLength={120}
          {...(faults.name ? { error: faults.name } : {})}
        />
        <TextField
          size="small"
          label="Mail"
          name="email"
          inputMode="email"
          autoComplete="off"
          inputRef={mail}
          value={draft.email}
          onChange={(email) => change({ email })}
          maxLength={254}
          {...(faults.email ? { error: faults.email } : {})}
        />
        <TextField
          size="small"
          label="Mobile"
          name="phone"
          inputMode="tel"
          autoComplete="off"
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          maxLength={60}
          {...(faults.phone ? { error: faults.phone } : {})}
        />
      </div>
      <p role="status" className="sr-only">
        {q !== '' && found.answer && foundInWords(callers.length)}
      </p>
      {(callers.length > 0 || (q !== '' && found.answer)) && (
        <div ref={list} role="radiogroup" aria-label="Known guests" className="mt-3 border border-line">
          {callers.map((caller) => (
            <ChoiceRow
              key={caller.email}
              name="caller"
              isChosen={picked === caller.email}
              onChoose={() => pick(caller)}
              isSkipped
              aside={`${counted(caller.bookings, 'booking')}, last ${plainDay(caller.lastDay)}`}
            >
              <b className="font-semibold">
                <bdi>{caller.name}</bdi>
              </b>{' '}
              <bdi className="text-ink-3">{caller.email}</bdi>{' '}
              <bdi className="text-ink-3">{spacedPhone(caller.phone)}</bdi>
            </ChoiceRow>
          ))}
          <ChoiceRow
            name="caller"
            isChosen={picked === somebodyNew}
            onChoose={pickNew}
            isSkipped
            aside={
              <span className="max-md:hidden pointer-coarse:hidden">
                <Key>N</Key>
              </span>
            }
          >
            Somebody new
          </ChoiceRow>
        </div>
      )}
      {found.failure?.isOutage && (
        <p className="mt-2 text-sm text-beni">
          Known guests cannot be looked up at the moment. You can go on all the same.
        </p>
      )}
    </Panel>
  )
}

const foundInWords = (count: number) =>
  count === 0 ? 'Nobody known by that.' : `${count} known, arrow down to choose.`
