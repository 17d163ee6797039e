import { describePayers } from '#adapters/contracts/books/payers.contract.ts';
import { describeTariffs } from '#adapters/contracts/books/tariffs.contract.ts';
import { makeMemoryWorldUnderTest } from './memory-world.builder.ts';

describeTariffs('memory', makeMemoryWorldUnderTest);
describePayers('memory', makeMemoryWorldUnderTest);
