import { call } from '#web/platform/api.ts'
import { answerAll } from './answer-ask.ts'

export const answerInBrowser = (url: string) => answerAll(call, url)
