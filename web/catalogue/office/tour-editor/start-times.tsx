import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { draftLimits } from '#contract/tour-draft.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorWords } from '#web/ui/error-words.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { timeIn } from '#web/ui/use-typed-time.ts'
import { BOX, fieldId, useFault } from './fields.tsx'

type StartTimesProps = { times: readonly string[]; onChange: (times: string[]) => void }

/** When the day can begin, in Tokyo. */
export function StartTimes({ times, onChange }: StartTimesProps) {
  const [typed, setTyped] = useState('')
  const [isNone, setNone] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const fault = useFault('startTimes')
  const add = () => {
    input.current?.focus()
    const time = timeIn(typed)
    setNone(time === '')
    if (time === '') return
    onChange([...new Set([...times, time])].toSorted())
    setTyped('')
  }
  return (
    <fieldset className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-[0.8125rem] font-semibold">Start times, Tokyo</legend>
      <ul className="flex flex-wrap gap-2 empty:hidden">
        {times.map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-label={`Remove ${time}`}
              onClick={() => {
                onChange(times.filter((other) => other !== time))
                input.current?.focus()
              }}
              className="flex min-h-9 items-center gap-1.5 rounded-field border border-edge bg-surface px-2.5 tabular-nums hover:border-beni hover:text-beni max-md:min-h-11"
            >
              <bdi>{time}</bdi>
              <Icon of={X} dense />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <input
          ref={input}
          id={fieldId('startTimes')}
          inputMode="numeric"
          autoComplete="off"
          placeholder="08:30"
          aria-label="Another start time"
          aria-invalid={isNone || undefined}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setNone(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            add()
          }}
          className={`${BOX} !w-32`}
        />
        <Button
          size="small"
          onPress={add}
          isDisabled={times.length >= draftLimits.startTimes}
          className="max-md:min-h-11"
        >
          <Icon of={Plus} dense /> Add
        </Button>
      </div>
      <div role="alert">{isNone && <ErrorWords>Write a time such as 08:30.</ErrorWords>}</div>
      {fault && <ErrorWords>{fault}</ErrorWords>}
    </fieldset>
  )
}
