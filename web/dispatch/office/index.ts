export { phaseWords } from './phase-words.ts'
