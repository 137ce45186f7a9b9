import { useRef, useState } from 'react'
import { ApiError } from '#contract/call.ts'
import type { Picture } from '#contract/media.ts'
import { officePictureKinds, officePictureTypes, uploadOfficePicture } from '#contract/media-office.ts'
import { call } from '#web/platform/api.ts'
import { faultOfFile } from '../picture-file.ts'

/** What file choosers offer; the server looks for itself. */
export const officePictureAccept = [...officePictureTypes, '.png', '.gif', '.jpg', '.jpeg', '.bmp', '.ico'].join(',')

/** Sends pictures one after another and hands each over as soon as it is there. */
export function useOfficeUpload(onPicture: (picture: Picture) => void) {
  const [coming, setComing] = useState(0)
  const [faults, setFaults] = useState<readonly string[]>([])
  const waiting = useRef<Promise<void>>(Promise.resolve())

  const sendOne = async (file: File) => {
    const known = faultOfFile(file, officePictureKinds)
    if (known) return setFaults((now) => [...now, `${file.name}: ${known}`])
    try {
      onPicture(await call(uploadOfficePicture, {}, { file }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFaults((now) => [...now, `${file.name}: ${error.message}`])
    }
  }
  const send = (files: readonly File[]) => {
    setFaults([])
    setComing((now) => now + files.length)
    for (const file of files) {
      waiting.current = waiting.current.then(() => sendOne(file)).finally(() => setComing((now) => now - 1))
    }
  }
  return { send, coming, faults }
}
