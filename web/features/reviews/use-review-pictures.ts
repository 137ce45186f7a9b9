import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import { mediaErrors, mostPictureBytes, type Picture } from '#contract/media.ts'
import { addReviewPicture, mostReviewPictures } from '#contract/reviews.ts'
import { call } from '#web/platform/api.ts'
import type { Which } from '#web/platform/paying/pay-flow.ts'

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
export function useReviewPictures(which: Which) {
  const [pictures, setPictures] = useState<readonly AddedPicture[]>([])
  const lastKey = useRef(0)
  const taken = pictures.filter(({ state }) => state !== 'refused')
  const change = (key: number, part: Partial<AddedPicture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const send = async (file: File) => {
    lastKey.current += 1
    const key = lastKey.current
    setPictures((now) => [...now, { key, fileName: file.name, state: 'coming' }])
    if (file.size > mostPictureBytes)
      return change(key, { state: 'refused', fault: mediaErrors['media.too-large'].sentence })
    try {
      change(key, { state: 'here', ...(await call(addReviewPicture, which, { file })) })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      change(key, { state: 'refused', fault: error.message })
    }
  }

  return {
    pictures,
    canAdd: taken.length < mostReviewPictures,
    isSending: pictures.some(({ state }) => state === 'coming'),
    names: pictures.flatMap(({ name }) => name ?? []),
    /** Only as many as there is room for; what was refused before makes way. */
    add: (files: readonly File[]) => {
      setPictures((now) => now.filter(({ state }) => state !== 'refused'))
      for (const file of files.slice(0, mostReviewPictures - taken.length)) send(file)
    },
    remove: (key: number) => setPictures((now) => now.filter((one) => one.key !== key)),
  }
}
