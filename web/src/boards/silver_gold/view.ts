/** What the board of Silver & Gold reads from a view and a list of legal actions. */
import type { components } from '../../generated/wire';
import type { Action } from '../types';

type Schemas = components['schemas'];
export type View = Schemas['SilverGoldView'];
export type Sheet = Schemas['Sheet'];
export type Form =
  | Schemas['silver_gold.notation.Keep']
  | Schemas['silver_gold.notation.Take']
  | Schemas['silver_gold.notation.Draw']
  | Schemas['Mark'];
export type Legal = Action<Form>;
