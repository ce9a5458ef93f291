import ArchTrace
