import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Picture } from '#contract/media.ts'
import { addReviewPicture, mostReviewPictures } from '#contract/reviews.ts'
import type { Which } from '#web/payments/site/index.ts'
import { call } from '#web/platform/api.ts'
import { faultOfFile } from '#web/ui/picture-file.ts'

/** A picture of the review: on its way, there, or refused. */
export interface AddedPicture {
  key: number
  fileName: string
  state: 'coming' | 'here' | 'refused'
  /** Once it is there. */
  name?: string
  picture?: Picture
  fault?: string
}

/** Pictures are sent as soon as they are chosen, so that a fault is told while it can be mended. */
export function useReviewPictures(which: Which, before: readonly AddedPicture[] = []) {
  const [pictures, setPictures] = useState(() => before.filter(({ state }) => state === 'here'))
  const [tooMany, setTooMany] = useState(0)
  const lastKey = useRef(Math.max(0, ...before.map(({ key }) => key)))
  const taken = pictures.filter(({ state }) => state !== 'refused')
  const change = (key: number, part: Partial<AddedPicture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const send = async (file: File) => {
    lastKey.current += 1
    const key = lastKey.current
    setPictures((now) => [...now, { key, fileName: file.name, state: 'coming' }])
    const fault = faultOfFile(file)
    if (fault) return change(key, { state: 'refused', fault })
    try {
      change(key, { state: 'here', ...(await call(addReviewPicture, which, { file })) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      change(key, { state: 'refused', fault: error.fields.file ?? error.message })
    }
  }

  return {
    pictures,
    /** How many of those chosen last found no room. */
    tooMany,
    canAdd: taken.length < mostReviewPictures,
    isSending: pictures.some(({ state }) => state === 'coming'),
    names: pictures.flatMap(({ name }) => name ?? []),
    /** Only as many as there is room for; what was refused before makes way. */
    add: (files: readonly File[]) => {
      setPictures((now) => now.filter(({ state }) => state !== 'refused'))
      const room = mostReviewPictures - taken.length
      setTooMany(Math.max(0, files.length - room))
      for (const file of files.slice(0, room)) send(file)
    },
    remove: (key: number) => setPictures((now) => now.filter((one) => one.key !== key)),
  }
}
