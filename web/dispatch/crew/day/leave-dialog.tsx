import { useCallback, useEffect, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { OwnLeave, OwnRequest } from '#contract/leave.ts'
import { addDays } from '#core/days.ts'
import { newId } from '#web/platform/new-id.ts'
import { crewCall, crewCalls } from './crew-calls.ts'
import { useCrewStore, useCrewWords } from './crew-context.ts'
import { CrewDialog, SHEET_LOOK } from './crew-dialog.tsx'
import { inLanguage } from './crew-words.ts'
import { daysIn, LEAVE_WORDS, STATES } from './leave-words.ts'
import { ThumbButton } from './thumb-button.tsx'
import { fieldLook } from './trouble.tsx'

const furthest = 366

/** Leave: what is planned, what was asked and answered, and asking for more. It needs signal, and says so. */
export function LeaveDialog({ today, onClose }: { today: string; onClose: () => void }) {
  const { language } = useCrewWords()
  const words = LEAVE_WORDS[language]
  const { token } = useCrewStore()
  const [leave, setLeave] = useState<OwnLeave | null>(null)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const [isPending, setPending] = useState(false)
  /** Answers whether it was done. */
  const run = useCallback(async (call: () => Promise<OwnLeave>): Promise<boolean> => {
    setPending(true)
    try {
      setLeave(await call())
      setRefusal(null)
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRefusal(error)
      return false
    } finally {
      setPending(false)
    }
  }, [])
  useEffect(() => {
    void run(() => crewCall(crewCalls.readOwnLeave, { token }))
  }, [run, token])
  const said = refusal && (refusal.isOutage ? words.unreached : (Object.values(refusal.fields)[0] ?? refusal.message))
  return (
    <CrewDialog label={words.title} onClose={onClose} className={SHEET_LOOK}>
      <h2 className="font-serif text-d3">{words.title}</h2>
      <p role="alert" className="mt-2 font-semibold text-beni empty:hidden">
        {said}
      </p>
      <p role="status" className="mt-2 text-ink-2 empty:hidden">
        {!leave && !refusal && words.reading}
      </p>
      {leave && (
        <>
          <h3 className="mt-4 text-sm font-[550]">{words.yours}</h3>
          {leave.leave.length === 0 ? (
            <p className="text-ink-2">{words.none}</p>
          ) : (
            <ul>
              {leave.leave.map((days) => (
                <li key={days.firstDay} className="border-t border-line py-2 font-semibold">
                  <bdi>{daysIn(language, days)}</bdi>
                </li>
              ))}
            </ul>
          )}
          {leave.requests.length > 0 && (
            <>
              <h3 className="mt-4 text-sm font-[550]">{words.asked}</h3>
              <ul>
                {leave.requests.map((request) => (
                  <RequestRow
                    key={request.id}
                    request={request}
                    isPending={isPending}
                    onWithdraw={() => void run(() => crewCall(crewCalls.withdrawLeave, { token, id: request.id }))}
                  />
                ))}
              </ul>
            </>
          )}
          <AskForm
            today={today}
            isPending={isPending}
            send={(input) => run(() => crewCall(crewCalls.askLeave, { token, ...input }))}
          />
        </>
      )}
      <div className="mt-4 grid">
        <ThumbButton says={{ en: 'Back', ja: '戻る' }} onClick={onClose} />
      </div>
    </CrewDialog>
  )
}

type RequestRowProps = { request: OwnRequest; isPending: boolean; onWithdraw: () => void }

function RequestRow({ request, isPending, onWithdraw }: RequestRowProps) {
  const { language } = useCrewWords()
  const words = LEAVE_WORDS[language]
  const { grantedDays } = request
  const asked = daysIn(language, request)
  const isPart = grantedDays.length > 0 && addDays(request.firstDay, grantedDays.length - 1) !== request.lastDay
  return (
    <li className="border-t border-line py-2">
      <bdi className="block">
        <strong className="font-semibold">{asked}</strong> {inLanguage(STATES[request.state], language)}
      </bdi>
      {isPart && (
        <p className="text-sm text-ink-2">
          <bdi>
            {words.only(grantedDays.map((day) => daysIn(language, { firstDay: day, lastDay: day })).join(', '))}
          </bdi>
        </p>
      )}
      {request.answer && (
        <p className="text-sm text-ink-2">
          <bdi>{words.office(request.answer)}</bdi>
        </p>
      )}
      {request.state === 'asked' && (
        <ThumbButton
          says={{ en: 'Take it back', ja: '取下げ' }}
          aria-description={asked}
          disabled={isPending}
          onClick={onWithdraw}
        />
      )}
    </li>
  )
}

type Input = { id: string; firstDay: string; lastDay: string; words: string }
type AskFormProps = { today: string; isPending: boolean; send: (input: Input) => Promise<boolean> }

function AskForm({ today, isPending, send }: AskFormProps) {
  const { language } = useCrewWords()
  const words = LEAVE_WORDS[language]
  const tomorrow = addDays(today, 1)
  const empty = { firstDay: '', lastDay: '', words: '' }
  const [values, setValues] = useState(empty)
  // Sent twice without an answer it is one request.
  const [id, setId] = useState(newId)
  const change = (part: Partial<typeof empty>) => setValues((now) => ({ ...now, ...part }))
  const submit = async () => {
    if (!(await send({ id, ...values, words: values.words.trim() }))) return
    setValues(empty)
    setId(newId())
  }
  return (
    <section aria-label={words.askTitle} className="mt-6 border-t border-ink pt-4">
      <h3 className="font-serif text-d4">{words.askTitle}</h3>
      <div className="mt-2 grid grid-cols-2 gap-3 max-[359px]:grid-cols-1">
        {(['firstDay', 'lastDay'] as const).map((name) => (
          <label key={name} className="block text-sm font-[550]">
            {name === 'firstDay' ? words.first : words.last}
            <input
              type="date"
              min={name === 'lastDay' && values.firstDay ? values.firstDay : tomorrow}
              max={addDays(today, furthest)}
              value={values[name]}
              onChange={({ target }) => change({ [name]: target.value })}
              className={fieldLook}
            />
          </label>
        ))}
      </div>
      <label className="mt-3 block text-sm font-[550]">
        {words.words}
        <textarea
          rows={2}
          maxLength={300}
          value={values.words}
          onChange={({ target }) => change({ words: target.value })}
          className={fieldLook}
        />
      </label>
      <p className="mt-2 text-sm text-ink-2">{words.more}</p>
      <div className="mt-3 grid">
        <ThumbButton
          look="primary"
          says={{ en: 'Ask the office', ja: '申請' }}
          disabled={isPending || values.firstDay === '' || values.lastDay === ''}
          className="disabled:border-line disabled:bg-paper-2 disabled:text-ink-3"
          onClick={() => void submit()}
        />
      </div>
    </section>
  )
}
