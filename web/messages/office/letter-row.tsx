import { useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { answerLetter, type Letter, settleLetter } from '#contract/inbox.ts'
import { call } from '#web/platform/api.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/field.tsx'
import { FormRefusal } from '#web/ui/form-refusal.tsx'
import { useDeed } from '#web/ui/office/use-deed.ts'
import { TextLink } from '#web/ui/text-link.tsx'
import { toast } from '#web/ui/toast-queue.ts'
import { moment, referenceIn, settledInWords, topicWords } from './inbox-words.ts'

/** One message of the contact form: what was asked, and the answer, or the way to give one. */
export function LetterRow({ letter, onChange }: { letter: Letter; onChange: (letter: Letter) => void }) {
  const [isAnswering, setAnswering] = useState(false)
  const reference = referenceIn(letter)
  return (
    <li className="border border-line bg-surface px-4.5 py-4 text-sm">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="text-[0.9375rem] font-semibold">
          <bdi>{letter.name}</bdi>
          <span className="font-normal text-ink-2">: {topicWords[letter.topic].toLowerCase()}</span>
        </h2>
        <span className="text-[0.8125rem] text-ink-3 tabular-nums">
          <bdi>{`${moment(letter.at)}, ${letter.receipt}`}</bdi>
        </span>
      </div>
      <p className="mt-0.5 text-[0.8125rem]">
        <TextLink href={`mailto:${letter.email}`}>
          <bdi>{letter.email}</bdi>
        </TextLink>
        {reference ? (
          <>
            {', about '}
            <TextLink to={`/admin/bookings/detail?id=${reference}`}>{reference}</TextLink>
          </>
        ) : (
          letter.bookingReference && (
            <>
              {', about “'}
              <bdi>{letter.bookingReference}</bdi>”
            </>
          )
        )}
      </p>
      <bdi className="mt-2.5 block max-w-[72ch] border-s-3 border-ai ps-3 whitespace-pre-line wrap-anywhere">
        {letter.body}
      </bdi>
      {letter.answer !== null && (
        <bdi className="mt-2.5 block max-w-[72ch] border-s-3 border-line ps-3 whitespace-pre-line wrap-anywhere text-ink-2">
          {letter.answer}
        </bdi>
      )}
      {isAnswering ? (
        <Answer
          letter={letter}
          onAnswered={(answered) => {
            setAnswering(false)
            onChange(answered)
          }}
          onClose={() => setAnswering(false)}
        />
      ) : (
        <Ways letter={letter} onChange={onChange} onAnswer={() => setAnswering(true)} />
      )}
    </li>
  )
}

type WaysProps = { letter: Letter; onChange: (letter: Letter) => void; onAnswer: () => void }

function Ways({ letter, onChange, onAnswer }: WaysProps) {
  const [isPending, setPending] = useState(false)
  const isSettled = letter.settledAt !== null
  const settle = async () => {
    setPending(true)
    try {
      onChange(await call(settleLetter, { id: letter.id, isSettled: !isSettled }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ tone: 'error', title: error.message })
    } finally {
      setPending(false)
    }
  }
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2.5">
      {isSettled && <span className="me-auto text-[0.8125rem] text-ink-2">{settledInWords(letter)}</span>}
      {!isSettled && (
        <Button size="small" variant="outline" className="max-md:min-h-11" onPress={onAnswer}>
          Answer<span className="sr-only"> {letter.name}</span>
        </Button>
      )}
      {letter.answer === null && (
        <Button
          size="small"
          variant="quiet"
          className="max-md:min-h-11"
          isPending={isPending}
          onPress={() => void settle()}
        >
          {isSettled ? 'It waits after all' : 'Answered in another way'}
        </Button>
      )}
    </div>
  )
}

type AnswerProps = { letter: Letter; onAnswered: (letter: Letter) => void; onClose: () => void }

function Answer({ letter, onAnswered, onClose }: AnswerProps) {
  const [body, setBody] = useState('')
  const [isTried, setTried] = useState(false)
  const deed = useDeed()
  const send = async () => {
    setTried(true)
    if (body.trim() === '') return
    const input = { id: letter.id, body: body.trim() }
    const answered = await deed.run(input, (options) => call(answerLetter, input, options))
    if (answered) onAnswered(answered)
  }
  return (
    <form
      noValidate
      className="mt-3 grid gap-2.5"
      onSubmit={(press) => {
        press.preventDefault()
        return send()
      }}
    >
      <FormRefusal of={deed.refusal} />
      <TextField
        label={`Answer to ${letter.name}, by mail`}
        rows={5}
        maxLength={4000}
        autoFocus
        value={body}
        onChange={setBody}
        {...(isTried && body.trim() === '' ? { error: 'Write a few words.' } : {})}
      />
      <div className="flex flex-wrap justify-end gap-2.5">
        <Button size="small" variant="quiet" className="max-md:min-h-11" onPress={onClose}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="small"
          variant="primary"
          className="max-md:min-h-11"
          isPending={deed.isPending}
          pendingLabel="Sending…"
        >
          Send the answer
        </Button>
      </div>
    </form>
  )
}
