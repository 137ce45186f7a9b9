export { earnedByCar } from './earned-by-car.ts'
export { type MoneyOfDay, moneyByDay } from './earnings-sums.store.ts'
