// The stores, for the loader, which can't import by name from a file that others share.
import {globals} from '../store/globals.ts';
import {getStore} from '../store/registry.ts';

globals.getStore = getStore;
